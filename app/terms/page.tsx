import { permanentRedirect } from "next/navigation";
import { page } from "@/lib/identity/page";

/** Where this page was before there was a handbook. */
export default page("read", function TermsPage() {
  permanentRedirect("/help/terms");
});
