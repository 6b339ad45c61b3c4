import { permanentRedirect } from "next/navigation";

/** Where this page was before there was a handbook. */
export default function TermsPage() {
  permanentRedirect("/help/terms");
}
