/**
 * Converts the body of an MDX page to Markdown. Code that the page shows from a file becomes a code block, cards become
 * sections and lists, and pictures become their alternative texts. Live components and imports are omitted. Code blocks
 * are unchanged.
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
      return printElements(text)
        .replace(/^import .*\n/gm, '')
        .replace(/^<Code code=\{(\w+)\} lang="(\w+)".*\/>$/gm, (_, name: string, language: string) =>
          printFence(language, readRaw(raw.get(name) ?? name)),
        )
        .replace(/^<div class="live-example[^>]*>\n[\s\S]*?\n<\/div>\n+/gm, '')
        .replace(/^<\/?(?:CardGrid|div)\b[^>]*>\n/gm, '')
    })
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Prints cards, pictures and lists of an MDX page as Markdown; the text inside a card loses its indentation. */
const printElements = (text: string) =>
  text
    .replace(
      /^ *<Card title="([^"]*)"[^>]*>\n([\s\S]*?)\n *<\/Card>\n/gm,
      (_, title: string, content: string) => {
        return `### ${title}\n\n${content.replace(/^ +/gm, '')}\n\n`
      },
    )
    .replace(
      /^ *<LinkCard title="([^"]*)" href="([^"]*)" description="([^"]*)" \/>$/gm,
      (_, title: string, href: string, description: string) => `- [${title}](${href}): ${description}`,
    )
    .replace(/^ *<Image\b[^>]*\balt="([^"]*)"[^>]*\/>$/gm, (_, alt: string) => `- Picture: ${alt}`)
    .replace(/^ *<li>(.*)<\/li>$/gm, (_, item: string) => `- ${item}`)
    .replace(/^ *<\/?ul>\n/gm, '\n')

const printFence = (language: string, code: string) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``

function splitFences(body: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  return body.split(/(^```[\s\S]*?^```$)/m).map((text, place) => ({ text, isCode: place % 2 === 1 }))
}
