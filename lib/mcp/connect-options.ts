import type { Guard } from "./guard";
import type { Limits } from "./limits";
import type { Connection } from "./shake-hands";
import type { SignIn } from "./sign-in/use";
import type { Stop } from "./stop";

/** Called before a command starts, which waits for it; its answer is called when the command has ended, with how. When it fails, nothing starts. */
export type OnStart = () => Promise<(ending: string) => Promise<void>>;

/** How a server is reached, as a person agreed to it. */
export type ReachOptions = Guard & {
  /** The user's environment variables, for `${VAR}` in entries; by default those of this process. */
  environment?: Readonly<Record<string, string>>;
  /** A command may run only without a network. */
  isolated?: boolean;
  /** A remote server is asked without any credential. */
  anonymous?: boolean;
  /** A remote server is asked with this sign-in. */
  signIn?: SignIn;
  onStart?: OnStart;
};

/**
 * How far it has come, as far as is known: started or contacted, without an answer (`asking`); a program says that it is downloading what
 * it starts (`downloading`); a message of the protocol has arrived (`negotiating`). `installer` is the program that may be downloading,
 * until it is seen to have finished.
 */
type ConnectProgress = { phase: "asking" | "downloading" | "negotiating"; installer?: string };

export type ConnectOptions = ReachOptions & {
  limits: Limits;
  stop: Stop;
  onProgress?: (progress: ConnectProgress) => void;
};

/** What remains to be done however it went: `end` leaves nothing running. */
export type ConnectionAttempt = {
  connection: Promise<Connection>;
  stderrTail(): string;
  values(): string[];
  end(): Promise<void>;
};
