import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRichText, type RichText } from './parseRichText.ts'

const text = (words: string) => ({ kind: 'text', text: words }) as const

describe('rich text from a server (document 0: HTML is read by a strict allow-list)', () => {
  it.each<[string, RichText]>([
    ['plain words', [text('plain words')]],
    [
      'Add <b>&#x20b9; 120</b> more',
      [text('Add '), { kind: 'strong', children: [text('₹ 120')] }, text(' more')],
    ],
    [
      '<em>soon</em><br/>later',
      [{ kind: 'emphasis', children: [text('soon')] }, { kind: 'break' }, text('later')],
    ],
    ['<a href="/faq">Why?</a>', [{ kind: 'link', href: '/faq', children: [text('Why?')] }]],
    [
      "<A HREF='https://shop.example/a?b=c'>x</A>",
      [{ kind: 'link', href: 'https://shop.example/a?b=c', children: [text('x')] }],
    ],
    ['<b>left open', [{ kind: 'strong', children: [text('left open')] }]],
    ['never opened</b>', [text('never opened')]],
    [
      '<b><i>crossed</b> over</i>',
      [{ kind: 'strong', children: [{ kind: 'emphasis', children: [text('crossed')] }] }, text(' over')],
    ],
    ['5 < 6 &amp;&amp; 7 > 6', [text('5 < 6 && 7 > 6')]],
    ['<b></b>nothing bold', [text('nothing bold')]],
    ['', []],
    ['one\n\n  two', [text('one two')]],
    ['<br> <br>', [{ kind: 'break' }, text(' '), { kind: 'break' }]],
    ['&#8377;&#x20B9;&lt;&GT;&quot;&apos;&nbsp;&copy;', [text('₹₹<>"\'\u00a0&copy;')]],
    ['a&#0;b&#x110000;c&#xd800;d&#xdfff;e', [text('abcde')]],
    ['&#x1;&#xd7ff;&#xe000;&#x10ffff;', [text('\u0001\ud7ff\ue000\u{10ffff}')]],
    ['<constructor>words</constructor>', [text('words')]],
    ['<a href = "/faq">x</a>', [{ kind: 'link', href: '/faq', children: [text('x')] }]],
    ['<a>x</a>', [text('x')]],
    [
      '<a href="https://shop.example">x</a>',
      [{ kind: 'link', href: 'https://shop.example', children: [text('x')] }],
    ],
  ])('parses %j', (html, read) => {
    expect(parseRichText(html)).toEqual(read)
  })

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<scr<script>ipt>alert(1)</script>', 'scr'],
    ['<style>p{}</style>words', 'words'],
    ['<img src=x onerror=alert(1)>words', 'words'],
    ['<p style="color:red">words</p>', 'words'],
    ['<b onclick="alert(1)">words</b>', 'words'],
    ['<!-- <b>not</b> -->words', 'words'],
    ['<svg><a href="/x">words</a></svg>after', 'after'],
  ])('keeps the text of %j and none of its markup', (html, words) => {
    expect(JSON.stringify(parseRichText(html))).toContain(words)
    expect(JSON.stringify(parseRichText(html))).not.toMatch(/onerror|onclick|style|<script/)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://plain.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    'https:/elsewhere',
    'https://user@elsewhere.example',
    'faq',
    '/faq other',
    'javascript://https://shop.example',
    'xhttps://shop.example/a',
    'https://shop.example:x',
    '',
  ])('creates no link to %j and keeps its text', (href) => {
    expect(parseRichText(`<a href="${href}">words</a>`)).toEqual([text('words')])
  })

  it('never throws for any input and links to allowed targets only', () => {
    const scrap = fc.oneof(
      fc.constantFrom(
        '<a href="',
        '">',
        '<b>',
        '</b>',
        '<',
        '>',
        '"',
        "'",
        '</a>',
        '<br>',
        '<!--',
        '-->',
        '&#x',
        ';',
      ),
      fc.constantFrom('javascript:', 'https://', '//', '/', '\\', 'script', '&lt;'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 30 }), (scraps) => {
        for (const href of hrefsIn(parseRichText(scraps.join(''))))
          expect(href).toMatch(/^(\/(?![/\\])|https:\/\/[a-z0-9.-]+([/?#]|$))/i)
      }),
      { numRuns: 2000 },
    )
  })

  it('truncates overlong and deeply nested input', () => {
    expect(parseRichText('<em>'.repeat(50_000))).toEqual([])
    const nested = (depth: number): RichText =>
      depth === 0 ? [text('x')] : [{ kind: 'emphasis', children: nested(depth - 1) }]
    expect(parseRichText(`${'<em>'.repeat(9)}x`)).toEqual(nested(8))
    expect(parseRichText('a'.repeat(50_000))).toEqual([text('a'.repeat(4_000))])
  })
})

function hrefsIn(nodes: RichText): readonly string[] {
  return nodes.flatMap((node) => [
    ...(node.kind === 'link' ? [node.href] : []),
    ...('children' in node ? hrefsIn(node.children) : []),
  ])
}
