import type { Signal } from "./define";
import carriesWordsOut from "./carries-words-out";
import claimsAWayOut from "./claims-a-way-out";
import claimsAnOpenWorld from "./claims-an-open-world";
import claimsToBeSensitive from "./claims-to-be-sensitive";
import hasAWayOut from "./has-a-way-out";
import hasFreePower from "./has-free-power";
import knownToBringInOutsiders from "./known-to-bring-in-outsiders";
import knownToHoldPrivateData from "./known-to-hold-private-data";
import knownToSendOut from "./known-to-send-out";
import namesPrivateThings from "./names-private-things";
import namesWhatOutsidersRead from "./names-what-outsiders-read";
import namesWhatOutsidersWrite from "./names-what-outsiders-write";
import opensWhatItIsTold from "./opens-what-it-is-told";
import pointsAtPrivateThings from "./points-at-private-things";
import pointsAtTheOpenWeb from "./points-at-the-open-web";
import readsFromACrowd from "./reads-from-a-crowd";
import readsFromAnAccount from "./reads-from-an-account";
import readsPrivateThings from "./reads-private-things";
import readsWhatOutsidersWrote from "./reads-what-outsiders-wrote";
import servesACrowd from "./serves-a-crowd";
import servesAnAccount from "./serves-an-account";
import servesAnAudience from "./serves-an-audience";
import speaksOfAnAudience from "./speaks-of-an-audience";
import speaksOfAnOwner from "./speaks-of-an-owner";
import speaksOfStrangers from "./speaks-of-strangers";
import takesADestination from "./takes-a-destination";
import whatItBringsIn from "./what-it-brings-in";
import whatItReturns from "./what-it-returns";
import whatItSends from "./what-it-sends";
import whoWritesWhatComesBack from "./who-writes-what-comes-back";
import whoseIsWhatComesBack from "./whose-is-what-comes-back";
import writesToAnAudience from "./writes-to-an-audience";
import writesWhatOutsidersRead from "./writes-what-outsiders-read";

/** Every signal, leg by leg. */
export const SIGNALS: readonly Signal[] = [
  whatItReturns,
  namesPrivateThings,
  readsPrivateThings,
  servesAnAccount,
  readsFromAnAccount,
  pointsAtPrivateThings,
  speaksOfAnOwner,
  hasFreePower,
  whoseIsWhatComesBack,
  claimsToBeSensitive,
  knownToHoldPrivateData,
  whatItBringsIn,
  whoWritesWhatComesBack,
  namesWhatOutsidersWrite,
  readsWhatOutsidersWrote,
  servesACrowd,
  readsFromACrowd,
  pointsAtTheOpenWeb,
  speaksOfStrangers,
  opensWhatItIsTold,
  claimsAnOpenWorld,
  knownToBringInOutsiders,
  whatItSends,
  namesWhatOutsidersRead,
  writesWhatOutsidersRead,
  servesAnAudience,
  writesToAnAudience,
  takesADestination,
  speaksOfAnAudience,
  carriesWordsOut,
  hasAWayOut,
  claimsAWayOut,
  knownToSendOut,
];

export function findSignal(id: string): Signal | undefined {
  return SIGNALS.find((signal) => signal.id === id);
}
