import type { Metadata } from "next";
import { Shared } from "@/components/sessions/shared";
import { ALL_FORMATS } from "@/lib/core/reports/formats";
import packageJson from "@/package.json";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Shared session" };

/** Opens what someone sent: the link's fragment or a report file. All of it happens in the browser; nothing is stored. */
export default page("anyone", function SharePage() {
  const formats = ALL_FORMATS.map(({ id, label, extension, mediaType }) => ({ id, label, extension, mediaType }));
  return <Shared formats={formats} version={packageJson.version} />;
});
