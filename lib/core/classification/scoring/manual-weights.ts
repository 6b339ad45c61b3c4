import type { Question } from "./question";

/**
 * Weights that are set by hand, in log-odds, by signal (for effects: by group) and feature: those of claims of servers. They are not
 * fitted, because trust is not in the labels; a claim moves a verdict about as much as one good feature, and alone never decides.
 */
export const MANUAL_WEIGHTS: Record<Question, Record<string, Record<string, number>>> = {
  private: {
    "claims-to-be-sensitive": { sensitive: 1.5 },
  },
  untrusted: {
    "claims-an-open-world": { "open world": 0.3, "closed world": -1.5, untrusted: 1.5 },
  },
  egress: {
    "claims-a-way-out": { "open world": 0.3, "closed world": -1.5, "sends out": 1.5, "changes nothing": -1 },
  },
  writes: { claim: { "changes something": 0.8, "changes nothing": -2 } },
  destructive: { claim: { destroys: 0.8, "destroys nothing": -2, "changes nothing": -2 } },
};
