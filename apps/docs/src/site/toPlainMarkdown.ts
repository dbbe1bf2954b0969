/**
 * Converts the body of an MDX page to Markdown: code that it shows from a file becomes a code block, and live
 * components and their imports are removed. Code blocks are unchanged.
 */
export function toPlainMarkdown(body: string, readRaw: (path: string) => string): string {
  const raw = new Map(
    [...body.matchAll(/^import (\w+) from '([^']+)\?raw'$/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  )
  return splitFences(body)
    .map(({ text, isCode }) => {
      if (isCode) return text
      return text
        .replace(/^import .*\n/gm, '')
        .replace(/^<Code code=\{(\w+)\} lang="(\w+)".*\/>$/gm, (_, name: string, language: string) =>
          printFence(language, readRaw(raw.get(name) ?? name)),
        )
        .replace(/^<div class="live-example[^>]*>\n[\s\S]*?\n<\/div>\n+/gm, '')
    })
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const printFence = (language: string, code: string) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``

function splitFences(body: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  return body.split(/(^```[\s\S]*?^```$)/m).map((text, place) => ({ text, isCode: place % 2 === 1 }))
}
