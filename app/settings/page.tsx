import { redirect } from "next/navigation";
import { page } from "@/lib/identity/page";

export default page("read", function SettingsPage() {
  redirect("/settings/overrides");
});
