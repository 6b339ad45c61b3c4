import type { Token } from "marked";
import type { Scene } from "@/lib/core/model/scene";

/** What a page needs to know beside its text: where links lead and what its pictures are. */
export type Around = {
  anchors: ReadonlyMap<Token, string>;
  /** Where a link leads in the app. */ resolve: (href: string) => string;
  /** The picture of this address. */ picture: (href: string) => Scene | undefined;
  /** The page of the app with this name, such as “Settings, Policies”. */ place: (name: string) => string | undefined;
};
