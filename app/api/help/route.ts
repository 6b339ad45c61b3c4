import type { NextRequest } from "next/server";
import { addressOf } from "@/lib/handbook/links";
import { allPages } from "@/lib/handbook/pages";
import { searchPages } from "@/lib/handbook/search";
import { route } from "@/lib/identity/route";

/** As many as fit into a list with little scrolling. */
const MOST_HITS = 8;

/** The parts of the handbook that contain the words of `q`, for the palette. */
export const GET = route("read", (request: NextRequest) => {
  const hits = searchPages(allPages(), request.nextUrl.searchParams.get("q") ?? "", MOST_HITS);
  return Response.json(
    hits.map(({ id, anchor, page, title }) => ({
      href: `${addressOf(id)}${anchor === "" ? "" : `#${anchor}`}`,
      label: title === page ? title : `${page}: ${title}`,
    })),
    { headers: { "cache-control": "no-store" } },
  );
});
