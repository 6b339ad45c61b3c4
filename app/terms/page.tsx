import type { Metadata } from "next";
import Link from "next/link";
import { Card, CardTitle } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { TERMS } from "@/lib/core/text/terms";

export const metadata: Metadata = { title: "Terms" };

export default function TermsPage() {
  return (
    <>
      <PageTitle title="Terms" lead="The words that Trefoil uses, each in a sentence or two." />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        {TERMS.map(({ group, terms }) => (
          <Card key={group} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <CardTitle>{group}</CardTitle>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2.5">
              {terms.map(({ term, means, href }) => (
                <div key={term} className="sm:contents">
                  <dt className="font-medium">{term}</dt>
                  <dd className="text-pretty">
                    {means}
                    {href && (
                      <>
                        {" "}
                        <Link href={href} className="whitespace-nowrap underline underline-offset-4">
                          See it<span className="sr-only">: {term}</span>
                        </Link>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </>
  );
}
