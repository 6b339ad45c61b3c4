import type { Scene } from "@/lib/core/model/scene";
import { arrow, box, picture, words } from "./boxes";

/** Where the key of a stored share is, and where it never is. */
export function drawSealedShare(): Scene {
  return picture(
    720,
    160,
    "Who sees what of a stored share",
    "Your browser seals the report and sends ciphertext to whoever stores it, a relay or your own Trefoil, which holds ciphertext and digests only. The reviewer's browser fetches the ciphertext and opens it with the key. The key travels in the link behind the number sign, from you to the reviewer, and never reaches the relay.",
    [
      ...box(6, 20, 180, ["Your browser", "seals, makes the key"], "node-on"),
      ...arrow(192, 264, 49),
      words(228, 38, "ciphertext", "text-small", "middle"),
      ...box(270, 20, 180, ["Relay, or your Trefoil", "ciphertext and digests"]),
      ...arrow(456, 528, 49),
      words(492, 38, "ciphertext", "text-small", "middle"),
      ...box(534, 20, 180, ["Reviewer’s browser", "opens with the key"], "node-on"),
      { shape: "path", role: "edge-on", d: "M96 82V128H624V92" },
      { shape: "path", role: "arrow", d: "M624 84L619 92L629 92Z" },
      words(
        360,
        148,
        "the link, with the key behind the #: handed over by you, never sent to the relay",
        "text-muted",
        "middle",
      ),
    ],
  );
}
