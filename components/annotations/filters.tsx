import { Choice, Narrow } from "@/components/ui/narrow";
import { HINTS } from "@/lib/core/model/tool";
import { showHidden } from "@/lib/core/text/visible";
import { HINT_WORDS } from "./hint-words";
import { ONLY, readView, RIGHTS, STATES, TITLE_STATES, type HintState, type HintView } from "./row";

const STATE_WORDS: Record<HintState, string> = {
  yes: "declared true",
  no: "declared false",
  declared: "declared",
  silent: "assumed by default",
  wrong: "of the wrong type",
};
const ONLY_WORDS = { claims: "other claims", advice: "advice", findings: "findings" };

type Props = {
  view: HintView;
  servers: string[];
  shown: number;
  all: number;
  onChange: (part: Partial<HintView>) => void;
};

/** The table's filters: each of the five fields by what is declared. All of them must match. */
export function AnnotationFilters({ view, servers, shown, all, onChange }: Props) {
  return (
    <Narrow
      label="Filter the table"
      text={view.text}
      placeholder="name, title, description, server"
      onText={(text) => onChange({ text })}
      group={{
        label: "Server",
        value: view.server ?? "",
        options: servers.map((server) => ({ value: server, label: showHidden(server) })),
        onChoose: (server) => onChange({ server: server || null }),
      }}
      shown={shown}
      all={all}
      noun="tools"
      onShowAll={() => onChange({ ...readView(new URLSearchParams()), sort: view.sort, descending: view.descending })}
    >
      {HINTS.map((hint) => (
        <Choice
          key={hint}
          className="w-36"
          label={HINT_WORDS[hint]}
          value={view[hint] ?? ""}
          options={STATES.map((state) => ({ value: state, label: STATE_WORDS[state] }))}
          onChoose={(word) => onChange({ [hint]: STATES.find((state) => state === word) ?? null })}
        />
      ))}
      <Choice
        className="w-36"
        label="Title"
        value={view.title ?? ""}
        options={TITLE_STATES.map((state) => ({
          value: state,
          label: state === "silent" ? "not declared" : STATE_WORDS[state],
        }))}
        onChoose={(word) => onChange({ title: TITLE_STATES.find((state) => state === word) ?? null })}
      />
      <Choice
        className="w-32"
        label="Allowed"
        value={view.right ?? ""}
        options={RIGHTS.map((state) => ({ value: state, label: state }))}
        onChoose={(word) => onChange({ right: RIGHTS.find((state) => state === word) ?? null })}
      />
      <Choice
        className="w-32"
        label="Only with"
        any="anything"
        value={view.only ?? ""}
        options={ONLY.map((only) => ({ value: only, label: ONLY_WORDS[only] }))}
        onChoose={(word) => onChange({ only: ONLY.find((only) => only === word) ?? null })}
      />
    </Narrow>
  );
}
