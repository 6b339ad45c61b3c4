/** Verbs by which a person has something sent, at the head of a clause, in languages that are often written. */
const SENDING = new Set(
  `send mail email post reply respond answer comment publish share upload forward message text tell notify inform ask invite submit push
  pay transfer wire book order buy file create open add register fill announce report merge release deploy schedule set sign tweet
  call contact remind donate return write put make wish thank congratulate greet confirm accept decline
  let ping drop relay hand deliver apply reserve subscribe unsubscribe enrol enroll rsvp refund reimburse settle introduce cancel
  raise request leave review note say explain dm pm sms cc whatsapp slack fax enter warn chase nudge
  sag sage sagt teil teilt gib kündige reserviere dis dites préviens informe avertis réserve di dile avisa informa rechaza acepta
  invia scrivi rispondi avvisa prenota paga envie escreva avise pague reserve stuur schrijf antwoord betaal meld
  sende schick schicke maile poste antworte beantworte kommentiere teile veröffentliche überweise zahle bezahle lade melde erstelle trage
  fülle bestelle buche leite informiere frage
  envoie envoyez réponds répondez publie publiez partage paie payez poste crée créez commande remplis transfère rispondi contesta
  envía envia responde publica comparte paga crea rellena reserva pide reenvía
  überweis schreib schreibe buch bestell reservier meld antwort frag bezahl écris dites manda escribe escreve
  yaz gönder söyle öde bildir odpisz app vul regel meld skicka skriv svara betala boka beställ svar betal bestil wyślij napisz odpowiedz zapłać zarezerwuj zamów`.split(
    /\s+/,
  ),
);
/** By these somebody is asked for something whose verb stands further behind, in its plain form: `kannst du ihr bitte … antworten`. */
const ASKING = new Set(
  `bitte kannst könntest können könnten würdest würden magst solltest sollst lass peux pourrais pouvez pourriez veux voudrais faut puedes
  podrías puede podéis podes pode poderia podias puoi potresti può wil kun kunt zou graag kan kunne kunna możesz proszę`.split(
    /\s+/,
  ),
);
/** Plain forms of verbs by which somebody who wrote is answered. */
const REPLYING_PLAIN = new Set(
  "antworten beantworten zurückschreiben zusagen absagen répondre responder contestar rispondere antwoorden svara svare odpowiedzieć".split(
    " ",
  ),
);
/** Plain forms of verbs by which something is sent. */
const SENDING_PLAIN = new Set(
  `senden schicken mailen schreiben posten kommentieren teilen veröffentlichen überweisen zahlen bezahlen melden anmelden abmelden
  erstellen anlegen eintragen ausfüllen bestellen buchen reservieren weiterleiten informieren fragen nachfragen anfragen sagen einladen
  hochladen kündigen freigeben mitteilen benachrichtigen verschicken einreichen bewerben
  envoyer écrire publier partager payer poster créer commander remplir transférer réserver inviter prévenir dire avertir informer inscrire
  annuler demander enviar escribir publicar compartir pagar crear rellenar reservar pedir reenviar mandar invitar avisar decir inscribir
  cancelar transferir escrever partilhar compartilhar criar preencher reencaminhar convidar dizer inscrever inviare scrivere pubblicare
  condividere pagare creare compilare prenotare ordinare inoltrare mandare invitare avvisare iscrivere disdire
  sturen schrijven doorgeven betalen bestellen boeken reserveren invullen delen uitnodigen overmaken opzeggen
  skicka skriva betala boka beställa sende skrive betale bestille wysłać napisać zapłacić zarezerwować zamówić`.split(
    /\s+/,
  ),
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
  "reply respond answer decline accept odpisz odpowiedz svara svar antworte beantworte réponds répondez responde contesta rispondi".split(
    " ",
  ),
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
const PUBLISHING = new Set("push publish deploy release upload merge pr pull ship public".split(" "));
/** The same in writing that has no spaces between words. */
const WITHOUT_SPACES =
  /返信|返事|送って|送信|連絡して|予約し|支払|注文し|投稿し|回复|发送|发给|转账|预订|提交|回覆|답장|보내|예약해|결제/u;
const REPLYING_WITHOUT_SPACES = /返信|返事|回复|回覆|답장/u;
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
  let sends = WITHOUT_SPACES.test(text.slice(0, LONGEST));
  let publishes = false;
  let replies = REPLYING_WITHOUT_SPACES.test(text.slice(0, LONGEST));
  let asking = false;
  words.forEach((word, at) => {
    if (PUBLISHING.has(word)) publishes = true;
    if (ASKING.has(word)) asking = true;
    if (/^[.!?\n]$/.test(word)) asking = false;
    if (asking && (SENDING_PLAIN.has(word) || REPLYING_PLAIN.has(word))) {
      sends = true;
      replies ||= REPLYING_PLAIN.has(word);
    }
    const answers = word === "get" && words[at + 1] === "back" && words[at + 2] === "to";
    if (!(answers || SENDING.has(word)) || (ONESELF.has(words[at + 1] ?? "") && !FOR_ONESELF.has(word))) return;
    const before = words[at - 1];
    if (before !== undefined && !/^\W$/.test(before) && !BEFORE.has(before)) return;
    sends = true;
    replies ||= answers || REPLYING.has(word) || isTurnedDown(words, at) || isToWhoWrote(words, at);
  });
  replies ||= sends && words.some((word) => WROTE.has(word));
  return { sends, publishes, replies, all: replies && words.some((word) => EVERYBODY.has(word)) };
}

/** `send her …`, `send it over to her`: somebody who was spoken of before, at the end of what is to be done. */
function isToWhoWrote(words: readonly string[], at: number): boolean {
  const clause = words.slice(at + 1, at + 1 + MOST_BETWEEN);
  const end = clause.findIndex((word) => /^\W$/.test(word));
  const said = end < 0 ? clause : clause.slice(0, end);
  return said.slice(0, 2).some((one) => WHO_WROTE.has(one)) || (said.at(-2) === "to" && WHO_WROTE.has(said.at(-1)!));
}

/** `sag … ab`, `sagt … zu`: somebody who asked gets their answer. */
const isTurnedDown = (words: readonly string[], at: number): boolean =>
  /^sagt?e?$/.test(words[at]!) && words.slice(at + 1, at + MOST_BETWEEN).some((word) => word === "ab" || word === "zu");
const MOST_BETWEEN = 10;
