import type { Metadata } from "next";
import { Shared } from "@/components/sessions/shared";
import { OFFERS } from "@/lib/core/reports/formats";
import packageJson from "@/package.json";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Shared session" };

/** Opens what someone sent: the link's fragment or a report file. All of it happens in the browser; nothing is stored. */
export default page("anyone", function SharePage() {
  return <Shared formats={OFFERS} version={packageJson.version} />;
});
