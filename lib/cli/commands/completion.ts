import { EXPORTERS } from "@/lib/core/exporters";
import { GATEWAYS } from "@/lib/core/gateways";
import { HOSTS } from "@/lib/core/hosts";
import { oneOf, type Command, type Commands } from "../command";
import { EXIT, Failure } from "../exit";
import { flagsIn } from "../flags";
import type { Io } from "../io";
import { FORMAT_NAMES } from "../write-report";

const SHELLS = ["bash", "zsh", "fish"] as const;

const help = `Usage: trefoil completion ${SHELLS.join("|")}

Writes a script that completes commands, flags and known values. To install it for every new shell:

  bash   trefoil completion bash > ~/.local/share/bash-completion/completions/trefoil
  zsh    trefoil completion zsh > "\${fpath[1]}/_trefoil"
  fish   trefoil completion fish > ~/.config/fish/completions/trefoil.fish
`;

/** What may follow a word: the flags of a command, or the values of a flag that takes one of a list. */
type Choices = { commands: Commands; flags: Map<string, string[]>; values: Map<string, readonly string[]> };

async function run(args: string[], io: Io, all: Commands): Promise<number> {
  const [shell, ...rest] = args;
  if (shell === undefined || rest.length > 0) throw new Failure(`Name one shell: ${SHELLS.join(", ")}.`);
  const write = { bash, zsh, fish }[oneOf("completion", shell, SHELLS)];
  io.stdout.write(write(await choices(all)));
  return EXIT.ok;
}

async function choices(all: Commands): Promise<Choices> {
  const flags = await Promise.all(
    Object.entries(all).map(async ([name, { load }]): Promise<[string, string[]]> => [
      name,
      [...flagsIn((await load()).default.help).map((flag) => flag.name), "help", "quiet"],
    ]),
  );
  const values = new Map<string, readonly string[]>([
    ["host", ["none", ...HOSTS.map((host) => host.id)]],
    ["format", FORMAT_NAMES],
    ["fail-on", ["lethal", "possible", "two-legs", "none"]],
    ["client", EXPORTERS.map((one) => one.id)],
    ["gateway", GATEWAYS.map((one) => one.id)],
  ]);
  return { commands: all, flags: new Map(flags), values };
}

function bash({ commands, flags, values }: Choices): string {
  const ofFlag = [...values].map(([flag, words]) => `    --${flag}) words="${words.join(" ")}" ;;\n`).join("");
  const ofCommand = [...flags]
    .map(([name, of]) => `        ${name}) words="${of.map((flag) => `--${flag}`).join(" ")}" ;;\n`)
    .join("");
  return `# bash completion for trefoil
_trefoil() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  case "$before" in
${ofFlag}  esac
  if [[ -z "$words" ]]; then
    if (( COMP_CWORD == 1 )); then words="${Object.keys(commands).join(" ")}"
    elif [[ "$word" == -* ]]; then
      case "\${COMP_WORDS[1]}" in
${ofCommand}      esac
    fi
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _trefoil trefoil
`;
}

function zsh({ commands, flags, values }: Choices): string {
  const ofFlag = [...values]
    .map(([flag, words]) => `    --${flag}) compadd -- ${words.join(" ")}; return ;;\n`)
    .join("");
  const ofCommand = [...flags]
    .map(([name, of]) => `      ${name}) compadd -- ${of.map((flag) => `--${flag}`).join(" ")} ;;\n`)
    .join("");
  return `#compdef trefoil
_trefoil() {
  case "\${words[CURRENT-1]}" in
${ofFlag}  esac
  if (( CURRENT == 2 )); then compadd -- ${Object.keys(commands).join(" ")}
  elif [[ "\${words[CURRENT]}" == -* ]]; then
    case "\${words[2]}" in
${ofCommand}    esac
  else _files
  fi
}
_trefoil "$@"
`;
}

function fish({ commands, flags, values }: Choices): string {
  const first = Object.entries(commands)
    .map(([name, { summary }]) => `complete -c trefoil -n __fish_use_subcommand -f -a ${name} -d '${summary}'\n`)
    .join("");
  const ofCommand = [...flags].flatMap(([name, of]) =>
    of.map((flag) => {
      const known = values.get(flag);
      const following = known ? ` -x -a '${known.join(" ")}'` : "";
      return `complete -c trefoil -n '__fish_seen_subcommand_from ${name}' -l ${flag}${following}\n`;
    }),
  );
  return `# fish completion for trefoil\n${first}${ofCommand.join("")}`;
}

const completion: Command = { help, run };
export default completion;
