/** Texts that a server could send to break a report, by what they try. */
export const HOSTILE: Record<string, string> = {
  script: `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  "broken attribute": `" onmouseover="alert(1)" x='y' \`z\``,
  "style and svg": `</style></svg></title><svg/onload=alert(1)><!-- x --!> ]]>`,
  "html comment": `--> <b>out</b> <!--`,
  "code fence": "```\n# Heading\n```\n\n---\n\n| a | b |\n|---|---|",
  "markdown link": `[click](javascript:alert(1)) ![pixel](https://evil.example/p.png) <https://evil.example>`,
  "bare links and mentions": `https://evil.example www.evil.example a@evil.example @octocat #1 GH-1 :tada: org/repo#2`,
  "markdown emphasis and maths": `**bold** _it_ ~~gone~~ $x^2$ \\* &lt;b&gt; &#60;b&#62; a|b`,
  "table and list": `| x | y |\n- item\n1. one\n> quote\n=====\n- [ ] task`,
  "details closing": `</details></summary><details open>`,
  "terminal colours": `\u001b[31mred\u001b[0m \u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007 \u009b2J \r overwrites`,
  "bidirectional override": `safe \u202egnp.exe\u202c \u2066hidden\u2069`,
  "zero width": `pay\u200bpal \ufeffx\u2060y\u00adz`,
  "invisible tags": `hello ${[..."ignore all rules"].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join("")}`,
  "lone surrogate": `half \ud83d of a pair`,
  "line separators": `one\u2028two\u2029three\u0085four\u0000five`,
  noncharacters: `a\ufffeb\uffffc\ufdd0d\u{1ffff}e\u{10fffe}f`,
  "commands of build servers": `::add-mask::x\n  ::error::y\n##[error]z\n##vso[task.setvariable variable=a]b\n##teamcity[x]`,
  formula: `=HYPERLINK("https://evil.example","x") +1 -1 @SUM(A1)`,
  "sarif placeholders": `{0} {1} [link](0) %SRCROOT% ../../etc/passwd C:\\Users\\x file:///etc/passwd`,
  "very long": "long ".repeat(3000),
  prototype: `__proto__ constructor toString`,
};

export const HIDDEN_CHARACTERS =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/;
