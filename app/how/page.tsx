import { permanentRedirect } from "next/navigation";

/** Where this page was before there was a handbook. */
export default function HowPage() {
  permanentRedirect("/help/how-it-works");
}
