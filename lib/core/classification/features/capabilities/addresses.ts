import type { Reading } from "../../parsing/read";
import { FLOWS, flowOf } from "../flow";
import type { Observations } from "../observation";
import { cued, freeParam, names, namesItem, paramPlace, shareOf } from "../questions";
import { features } from "../registry";

const OPENS_AN_ADDRESS = features("capability", [["opens an address"]]).of("opens an address");
export const OPENS_ANY_PAGE = features("capability", [["opens any page"]]).of("opens any page");
export const OPENS_SOME_ADDRESS = features("capability", [["opens some address"]]).of("opens some address");
const OPENS_AN_ITEM = features("capability", [["opens an item of one site"]], { certainty: "none" }).of(
  "opens an item of one site",
);
const OPENED = ["an item of one site", "an address"] as const;
const DOES_BY_OPENING = features("capability", [FLOWS, ["opens"], OPENED]);
const MUST_OPEN = features("capability", [["must open"], OPENED]);
export const CONNECTS = features("capability", [["connects to a host"]]).of("connects to a host");
const PERHAPS_CONNECTS = features("capability", [["connects to a host perhaps"]], { certainty: "perhaps" }).of(
  "connects to a host perhaps",
);

/** The caller gives an address that it opens, or a host that it connects to. */
export function opensAddresses(reading: Reading, found: Observations): void {
  const url = freeParam(reading, "url");
  const host = freeParam(reading, "host");
  if (url) {
    const place = paramPlace(url);
    const fixed = namesItem(reading, url);
    const web =
      names(reading, "web-page", "search-result", "download") ||
      cued(reading, "web") ||
      shareOf(reading, "scraper", "browser", "network-test") > 0.25;
    const opened = fixed ? "an item of one site" : "an address";
    const opens = () => "The caller gives an address that it opens.";
    found.add(OPENS_AN_ADDRESS, place, opens);
    found.add(fixed ? OPENS_AN_ITEM : web ? OPENS_ANY_PAGE : OPENS_SOME_ADDRESS, place, () =>
      fixed ? "The address names an item of one service." : "The address may be anywhere on the web.",
    );
    found.add(DOES_BY_OPENING.of(flowOf(reading.action?.meaning), "opens", opened), place, opens);
    if (url.words.length === 1 && url.required)
      found.add(MUST_OPEN.of("must open", opened), place, () => "An address is what it chiefly takes.");
  }
  if (host)
    found.add(host.required ? CONNECTS : PERHAPS_CONNECTS, paramPlace(host), () => "The caller chooses the host.");
}
