import type { MailBlock, MailContent, MailDetailRow, MailShopContext } from './MailContent.ts'
import type { Mail } from './Mailer.ts'
import { renderMailHtml } from './renderMailHtml.ts'

/** Composes a mail as HTML and as plain text. */
export const composeMail = (content: MailContent, shop: MailShopContext): Mail => {
  const { to, subject, blocks, usefulUntil } = content
  return {
    ...{ to, subject, html: renderMailHtml(content, shop) },
    text: `${blocks.map((block) => writeText(block, shop)).join('\n\n')}\n`,
    ...(usefulUntil && { usefulUntil }),
  }
}

function writeText(block: MailBlock, { messages }: MailShopContext): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'link':
      return `${block.label}:\n${block.href}`
    case 'code':
      return messages.mails.codeText(block.code)
    case 'rows':
      return [`${block.title}:`, ...block.rows.map(writeRow)].join('\n')
    case 'lines':
      return [`${block.title}:`, ...block.lines].join('\n')
    case 'quote':
      return [`${block.title}:`, block.text, ...(block.from === '' ? [] : [block.from])].join('\n')
  }
}

const writeRow = ({ label, value, note = '' }: MailDetailRow) =>
  `${label}: ${value}${note === '' ? '' : `\n  ${note}`}`
