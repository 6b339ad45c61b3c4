import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { SignalTables } from "@/components/signals/signal-table";
import { PageTitle } from "@/components/ui/page-title";
import accuracy from "@/lib/core/classification/scoring/accuracy.json";
import { SIGNALS } from "@/lib/core/classification/signals";
import { page } from "@/lib/identity/page";
import { measuredOf } from "./measured-of";

export const metadata: Metadata = { title: "Signals" };

export default page("read", function SignalsPage() {
  return (
    <>
      <PageTitle
        title="Signals"
        lead={
          <>
            What Trefoil looks for in a tool’s definition. A signal never decides: its evidence adds up with the rest.
            Precision is the share of tools it speaks for that have the leg, coverage the share of tools with the leg
            that it speaks for, both on {accuracy.tools.toLocaleString("en")}{" "}
            <Link href="/accuracy" className="underline underline-offset-4">
              labelled tools
            </Link>
            .
          </>
        }
      />
      <SignalTables
        signals={SIGNALS.map(({ id, leg, title, why }) => ({ id, leg, title, why, measured: measuredOf(id) }))}
      />
    </>
  );
});
