/** Verbs of the languages that are written with Latin letters. */
const VERBS = {
  espt: String.raw`env[ií]a(?:r|ndo|rá|n|m|do|da)?|manda(?:r|ndo)?|publica(?:r|ndo|do|da)?|sube|subir|subiendo|comparte|compartir|compartilha(?:r|ndo)?|reenv[ií]a(?:r|ndo)?|encaminha(?:r|ndo)?|transmite|sincroniza(?:r)?|carrega|posta(?:r)?|notifica(?:r)?|exporta|divulga`,
  fr: String.raw`envo(?:ie|yer|yant|yé)|publi(?:e|er|ant|é)|partag(?:e|er|eant)|transmet(?:tre|tant)?|téléverse|poste|transf(?:ère|érer)|expédie|diffuse|synchronise|notifie|exporte`,
  de: String.raw`sende[tn]?|schick(?:t|en)|verschick(?:t|en)|mail(?:t|en)|veröffentlich(?:t|en)|poste[tn]|teilt|teilen|lädt|leitet|überträgt|übermittelt|meldet|synchronisiert|exportiert|verteilt|kopiert`,
  it: String.raw`invia(?:re|ndo)?|manda(?:re)?|pubblica(?:re)?|condivid(?:e|ere)|carica(?:re)?|inoltra(?:re)?|trasmette|spedisce|sincronizza|notifica|esporta`,
  nl: String.raw`stuurt|verstuurt|verzendt|zendt|mailt|publiceert|deelt|uploadt|plaatst`,
  pl: String.raw`wysyła|wyślij|publikuje|udostępnia|przesyła|przekazuje`,
  idvi: String.raw`mengirim(?:kan)?|mengunggah|membagikan|gửi|đăng|tải lên|chia sẻ`,
};
const WORD_ENDS = String.raw`(?![\p{L}])`;

/** One of the verbs above, and within sixty characters a word that leads to a place. */
const clause = (verbs: string, leads: string, end = WORD_ENDS) => ({
  says: new RegExp(String.raw`(?<![\p{L}])(?:${verbs})${WORD_ENDS}[^.;\n]{0,60}?\s${leads}${end}`, "iu"),
  needsVerb: true,
});

export const BEYOND_ASCII = /[^\0-\x7f]/;
/**
 * In an ASCII text without one of these verbs no pattern below is found, and in no text one that needs a verb. The two letters are those
 * beyond ASCII that count as an s and a k in any capitals.
 */
export const VERBS_ELSEWHERE = new RegExp(
  `(?<![a-z])(?:${Object.values(VERBS).join("|")})(?![a-z])|ilet(?:ir|iyor|ecek)|[\u017f\u212a]`,
  "i",
);

/**
 * How languages other than English say that something is sent to somewhere outside, and how they deny it. Each pattern looks
 * at one clause of bounded length.
 */
export const OTHER_LANGUAGES: readonly { language: string; says: RegExp; denied: RegExp; needsVerb?: boolean }[] = [
  {
    language: "zh",
    says: /(?:发送|發送|发给|发到|發到|上传|上傳|推送|转发|轉發|分享|发布|發佈|邮寄|寄送|寄给|同步|提交|传送|傳送|公开|抄送|通知)[^。；;，,\n]{0,24}?(?:到|给|給|至|往)|(?:到|给|給|至|往|向|用|通过)[^。；;，,\n]{1,24}?(?:发送|發送|发邮件|上传|上傳|推送|转发|轉發|分享|发布|發佈|同步|通知)/u,
    denied: /不会|不會|绝不|从不|不得|不可|无需|禁止|不(?:发送|上传|转发|分享|发布|会)/u,
  },
  {
    language: "ja",
    says: /(?:に|へ|で)[^。\n]{0,16}?(?:送信|投稿|公開|共有|アップロード|転送|送る|送り|送付|メール|通知|同期|配信|発信|シェア)/u,
    denied: /しない|しません|されない|されません|せず|ません|なし|禁止/u,
  },
  {
    language: "ko",
    says: /(?:에|에게|으로|로|께)\s?[^.\n]{0,18}?(?:보내|보냅|전송|게시|공유|업로드|전달|발송|알립|알림|메일)/u,
    denied: /지 않|않습|안 |없이|금지/u,
  },
  {
    language: "es pt",
    ...clause(VERBS.espt, String.raw`(?:a|al|à|ao|aos|para|por|en|em|no|na|con|com|hacia)`, String.raw`\s`),
    denied: /(?<![\p{L}])(?:no|nunca|não|jam[aá]s|sin|sem|nada)(?![\p{L}])/iu,
  },
  {
    language: "fr",
    ...clause(VERBS.fr, String.raw`(?:à|au|aux|sur|vers|par|avec|chez|dans)`, String.raw`\s`),
    denied: /(?<![\p{L}])(?:ne|n[’']|jamais|sans|aucun|rien)/iu,
  },
  {
    language: "de",
    ...clause(VERBS.de, String.raw`(?:an|auf|per|nach|zu|zum|zur|mit|hoch|weiter|öffentlich|ins?)`),
    denied: /(?<![\p{L}])(?:nicht|nie|niemals|kein\p{L}*|ohne|nichts)/iu,
  },
  {
    language: "it",
    ...clause(VERBS.it, String.raw`(?:a|al|alla|ai|agli|su|sul|sulla|per|con|via|in|tramite|verso)`, String.raw`\s`),
    denied: /(?<![\p{L}])(?:non|mai|senza|nulla|niente)(?![\p{L}])/iu,
  },
  {
    language: "nl",
    ...clause(VERBS.nl, String.raw`(?:naar|aan|op|met|via|door)`),
    denied: /(?<![\p{L}])(?:niet|nooit|geen|zonder|niets)(?![\p{L}])/iu,
  },
  {
    language: "pl",
    ...clause(VERBS.pl, String.raw`(?:do|na|przez|z|w)`),
    denied: /(?<![\p{L}])(?:nie|nigdy|bez)(?![\p{L}])/iu,
  },
  {
    language: "ru uk",
    says: /(?:отправ(?:ля|ит|ь)|пересыла|публику|загружа|выкладыва|переда[её]т|рассыла|делится|синхронизиру|надсила|публікує)\p{L}{0,20}(?!\p{L})[^.;\n]{0,60}?\s(?:на|в|во|по|с|со|через|всем|у|до|із|\p{L}{1,30}(?:у|ю|ам|ям|е))(?![\p{L}])/iu,
    denied: /(?<![\p{L}])(?:не|никогда|без|ніколи)(?![\p{L}])/iu,
  },
  {
    language: "tr",
    says: /(?:[ea]|[iı])(?![\p{L}])[^.;\n]{0,30}?(?:gönder|paylaş|yayınla|yükle|iletir|iletiyor|iletecek)\p{L}*/iu,
    denied: /(?:mez|maz|meden|madan|miyor|mıyor|asla)/iu,
  },
  {
    language: "id vi",
    ...clause(VERBS.idvi, String.raw`(?:ke|kepada|di|đến|tới|cho|lên|với)`),
    denied: /(?<![\p{L}])(?:tidak|tanpa|không|chẳng)(?![\p{L}])/iu,
  },
  {
    language: "ar hi",
    says: /(?:يرسل|ترسل|ينشر|يشارك|يرفع|إرسال)[^.؛\n]{0,40}?(?:إلى|على|مع|عبر)|(?:को|पर|में)[^.।\n]{0,24}?(?:भेज|साझा|अपलोड|प्रकाशित)/u,
    denied: /(?:لا|لن|لم|بدون)\s|नहीं|बिना/u,
  },
];
