import type { Param } from "../reading/params";
import type { Reading } from "../reading/read";
import type { Place } from "./clue";
import { nowhere, placeOf } from "./place";

/** Small questions about a reading that several families of clues ask. */

export const paramPlace = (param: Param): Place => ({ field: param.field, text: param.name, start: 0, end: param.name.length });

/** The first argument with one of these reaches into which the caller may write anything. */
export const reaching = (reading: Reading, ...ids: string[]) => reading.params.find((param) => param.free && param.reaches.some((reach) => ids.includes(reach.id)));

/** How sure it is that the server is one of these kinds of service. */
export const shareOf = (reading: Reading, ...ids: string[]) => reading.profile.kinds.reduce((sum, kind) => sum + (ids.includes(kind.service.id) ? kind.share : 0), 0);

/** Whether its name or first sentence names one of these things. */
export const names = (reading: Reading, ...ids: string[]) => [...reading.name.resources, ...reading.description.resources].some((match) => ids.includes(match.meaning.id));

/** Whether its name or first sentence holds one of these cues. */
export const cued = (reading: Reading, ...ids: string[]) => [...reading.name.cues, ...reading.description.cues].some((match) => ids.includes(match.meaning.id));

export const verbOf = ({ action }: Reading) => action?.meaning.id;
export const verbPlace = (reading: Reading): Place => (reading.action ? placeOf(reading.action) : nowhere(reading));
