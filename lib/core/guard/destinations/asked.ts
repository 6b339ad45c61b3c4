/** Verbs by which a person has something sent, at the head of a clause. English, German, French, Spanish. */
const SENDING = new Set(
  `send mail email post reply respond answer comment publish share upload forward message text tell notify inform ask invite submit push
  pay transfer wire book order buy file create open add register fill announce report merge release deploy schedule set sign tweet
  call contact remind donate return write put make wish thank congratulate greet confirm accept decline
  let ping drop relay hand deliver apply reserve subscribe unsubscribe enrol enroll rsvp refund reimburse settle introduce cancel
  raise request leave review note say explain
  sag sage sagt teil teilt gib kündige reserviere dis dites préviens informe avertis réserve di dile avisa informa rechaza acepta
  invia scrivi rispondi avvisa prenota paga envie escreva avise pague reserve stuur schrijf antwoord betaal meld
  sende schick schicke maile poste antworte beantworte kommentiere teile veröffentliche überweise zahle bezahle lade melde erstelle trage
  fülle bestelle buche leite informiere frage
  envoie envoyez réponds répondez publie publiez partage paie payez poste crée créez commande remplis transfère rispondi contesta
  envía envia responde publica comparte paga crea rellena reserva pide reenvía`.split(/\s+/),
);
/** After these a clause begins. */
const BEFORE = new Set(
  "on and then please also or you to now just afterwards finally i'll und dann bitte auch et puis aussi y luego también after first next".split(
    " ",
  ),
);
/** What one has somebody do for oneself, and not told to oneself. */
const FOR_ONESELF = new Set(
  "book buy order reserve register sign subscribe enrol enroll cancel apply pay schedule buche bestelle reserviere réserve commande reserva prenota".split(
    " ",
  ),
);
const ONESELF = new Set("me us myself mir uns moi nous".split(" "));
/** Verbs by which a person has somebody answered who wrote. */
const REPLYING = new Set(
  "reply respond answer decline accept antworte beantworte réponds répondez responde contesta rispondi".split(" "),
);
/** Somebody who was spoken of before. */
const WHO_WROTE = new Set("him her them back ihm ihr ihnen lui leur".split(" "));
/** Somebody wrote, or asked for something: what is to be sent answers it. */
const WROTE = new Set(
  `wrote asked asks requested inquired enquired mailed emailed gefragt geschrieben fragt fragte schrieb bat gebeten demandé écrit demande
  pidió escribió preguntó pide chiesto scritto chiede pediu escreveu perguntou vroeg schreef vraagt`.split(/\s+/),
);
const EVERYBODY = new Set("all everyone everybody alle allen tous todos tutti".split(" "));
/** By which something leaves for where the project is set up to publish. */
const PUBLISHING = new Set("push publish deploy release upload merge pr pull ship".split(" "));
const LONGEST = 20_000;

/** Names of files and addresses ask for nothing, whatever stands in them. */
const isPath = (word: string): boolean => word.includes("/") || /\.[a-z\d]/i.test(word);

/** Whether a person's words ask for something to go out: to be published from a project, or as an answer, to everybody. */
export function whatIsAsked(text: string): { sends: boolean; publishes: boolean; replies: boolean; all: boolean } {
  const words =
    text
      .slice(0, LONGEST)
      .split(/(?<=\s)/)
      .filter((word) => !isPath(word))
      .join("")
      .toLowerCase()
      .match(/[\p{L}\p{N}'’]{1,40}|[.!?;:,\n]/gu) ?? [];
  let sends = false;
  let publishes = false;
  let replies = false;
  words.forEach((word, at) => {
    if (PUBLISHING.has(word)) publishes = true;
    if (!SENDING.has(word) || (ONESELF.has(words[at + 1] ?? "") && !FOR_ONESELF.has(word))) return;
    const before = words[at - 1];
    if (before !== undefined && !/^\W$/.test(before) && !BEFORE.has(before)) return;
    sends = true;
    replies ||=
      REPLYING.has(word) || isTurnedDown(words, at) || words.slice(at + 1, at + 3).some((one) => WHO_WROTE.has(one));
  });
  replies ||= sends && words.some((word) => WROTE.has(word));
  return { sends, publishes, replies, all: replies && words.some((word) => EVERYBODY.has(word)) };
}

/** `sag … ab`, `sagt … zu`: somebody who asked gets their answer. */
const isTurnedDown = (words: readonly string[], at: number): boolean =>
  /^sagt?e?$/.test(words[at]!) && words.slice(at + 1, at + MOST_BETWEEN).some((word) => word === "ab" || word === "zu");
const MOST_BETWEEN = 10;
