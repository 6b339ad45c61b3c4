import type { AdvisorChoice, PlanView } from "@/lib/core/advisor/plan";
import type { EndpointKind } from "@/lib/core/model/advisor";
import type { Leg } from "@/lib/core/model/leg";
import type { Outcome } from "@/lib/core/model/outcome";

export type SettingsInput = {
  kind: EndpointKind;
  address: string;
  model: string;
  key: string;
  forgetKey: boolean;
  inputPrice: string;
  outputPrice: string;
};

/** What the page's parts can do; the page hands the actions in. */
export type SaveSettings = (input: SettingsInput) => Promise<Outcome<{ keyForgotten: boolean }>>;
export type SwitchOn = (input: { on: boolean }) => Promise<Outcome<null>>;
export type AskActions = {
  previewPlan: (choice: ChoiceInput) => Promise<Outcome<PlanView>>;
  readQuestion: (input: { server: string; digest: string }) => Promise<Outcome<string>>;
  startAsking: (input: ChoiceInput & { digest: string }) => Promise<Outcome<null>>;
  cancelAsking: () => Promise<Outcome<null>>;
};
export type ConfirmOpinion = (input: {
  server: string;
  digest: string;
  leg: Leg;
  by: string;
  note: string;
}) => Promise<Outcome<null>>;

export type ChoiceInput = { servers: string[]; which: AdvisorChoice["which"]; again: boolean };
