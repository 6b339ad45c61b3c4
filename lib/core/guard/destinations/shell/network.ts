/** Programs that speak to the network, whatever they are told. */
export const NETWORK = new Set(
  `curl wget http https nc ncat netcat socat telnet ssh scp sftp ftp rsync rclone dig nslookup host ping traceroute mail mailx
  sendmail mutt openssl aws gcloud gsutil az kubectl s3cmd xh lynx w3m aria2c tftp whois smbclient
  lftp mosh autossh sshpass sshfs pscp plink croc wormhole ffsend ngrok cloudflared localtunnel ipfs azcopy b2 mc s4cmd restic borg
  duplicity skopeo oras grpcurl websocat wscat mosquitto_pub swaks msmtp httpie curlie ntfy`.split(/\s+/),
);

/** Whether a program of the network only fetches here, and tells nothing but the address. */
export const onlyFetches = (program: string, args: readonly string[]): boolean =>
  FETCHING.has(program) && args.every((word) => !word.startsWith("-") || PLAIN_FLAG.test(word));

const FETCHING = new Set(["curl", "wget"]);
/** Flags that say how to fetch and where to keep it. */
const PLAIN_FLAG =
  /^-[sSLfOogqkJRN]{1,8}$|^--(?:silent|show-error|location|fail|output|remote-name|output-dir|create-dirs|compressed|progress-bar|quiet|no-verbose|directory-prefix)$/;

/** Whether a variable or another command puts something into where a command of the network goes: what it is is not known. */
export const isPutTogether = (program: string, command: string): boolean =>
  /[$`]/.test(ASKING.has(program) ? withoutValues(command) : command);

/** Programs that ask a server over HTTP; of their options these hold what is told, wherever it goes. */
const ASKING = new Set("curl wget http https xh curlie".split(" "));
const VALUE =
  /(\s(?:-d|-H|-F|-u|--(?:data|header|form|json|user|post-data|body-data)(?:-raw|-binary|-urlencode)?)[\s=])("(?:[^"\\]|\\[^\n]){0,2000}"|'[^']{0,2000}')/g;

/** Leaves out values in quotes that are told: a variable stays within them, and cannot change where they go. */
const withoutValues = (command: string): string =>
  command.replace(VALUE, (whole, option: string, value: string) =>
    value.startsWith("'") || !/`|\$\(/.test(value.replaceAll(A_FILE, "")) ? option : whole,
  );

/** A file that is told, as `@` before its name would. */
const A_FILE = /\$\(cat [\w./~-]{1,200}\)/g;
