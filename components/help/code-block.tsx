import { CopyButton } from "@/components/ui/copy-button";

/** The name of the file that a block shows comes after its language: “yaml rules.yaml”. */
const fileOf = (language: string | undefined): string | undefined => language?.split(/\s+/)[1];

/** Code or output, scrolled by itself where it is wide. Commands and files can be copied; nobody needs to copy what a command printed. */
export function CodeBlock({ text, language }: { text: string; language: string | undefined }) {
  const file = fileOf(language);
  const isOutput = language === undefined || language === "" || language === "text";
  return (
    <figure className="my-4 overflow-hidden rounded-lg border border-line bg-sunk">
      {!isOutput && (
        <figcaption className="no-print flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-4 text-[0.8125rem] text-muted">
          <span className="font-mono wrap-anywhere">{file ?? (language === "sh" ? "Terminal" : language)}</span>
          <CopyButton text={text} variant="quiet" size="small" />
        </figcaption>
      )}
      <pre className="overflow-x-auto px-4 py-3 font-mono text-[0.8125rem] leading-relaxed" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
