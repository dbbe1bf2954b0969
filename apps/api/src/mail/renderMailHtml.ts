import type { MailBlock, MailContent, MailDetailRow, MailShopContext } from './MailContent.ts'

const ink = '#2b211b'
const quiet = '#6b5d52'
const line = '#e9dfd2'
const action = '#b0124e'
const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "font-family:Georgia,'Times New Roman',serif"

const styles = {
  body: `margin:0;padding:0;background:#fffcf7;color:${ink};${sans};font-size:16px;line-height:1.5`,
  frame: 'padding:24px 12px',
  column: 'width:100%;max-width:600px;margin:0 auto',
  brand: `padding:0 4px 16px;color:${action};${serif};font-size:24px;font-weight:bold`,
  card: `padding:28px 24px;background:#ffffff;border:1px solid ${line};border-radius:16px`,
  heading: `margin:0 0 16px;${serif};font-size:26px;line-height:1.25;font-weight:bold`,
  text: 'margin:0 0 16px',
  link: `display:inline-block;padding:14px 28px;background:${action};border-radius:999px;color:#ffffff;font-weight:600;text-decoration:none`,
  code: `margin:0 0 16px;padding:16px;background:#fbe8ef;border-radius:12px;color:${action};font-size:32px;font-weight:bold;letter-spacing:0.2em;text-align:center`,
  title: `margin:24px 0 4px;padding-top:20px;border-top:1px solid ${line};color:${quiet};font-size:14px;font-weight:600`,
  rows: 'width:100%;border-collapse:collapse',
  label: 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal',
  value: 'padding:6px 0;text-align:right;vertical-align:top;white-space:nowrap',
  note: `color:${quiet};font-size:14px`,
  lines: 'margin:8px 0 0',
  quote: `margin:8px 0 0;padding:16px;background:#fffcf7;border:1px solid ${line};border-radius:12px;${serif};font-size:18px;white-space:pre-line`,
  footer: `padding:16px 4px 0;color:${quiet};font-size:13px`,
} as const

// Mail clients drop stylesheets, so styles are inline. Tables are used for layout, because not all clients support
// grids.
/** Renders a mail as HTML without external resources; escapes every text. */
export const renderMailHtml = (
  { subject, heading, blocks }: MailContent,
  { brand, publicOrigin, messages }: MailShopContext,
): string => `<!doctype html>
<html lang="${messages.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.frame}">
<table role="presentation" align="center" style="${styles.column}" cellpadding="0" cellspacing="0">
<tr><td style="${styles.brand}">${escapeHtml(brand.name)}</td></tr>
<tr><td style="${styles.card}">
<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>
${blocks.map(writeBlock).join('\n')}
</td></tr>
<tr><td style="${styles.footer}">${escapeHtml(brand.name)} · ${escapeHtml(new URL(publicOrigin).host)}</td></tr>
</table>
</div>
</body>
</html>
`

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${styles.text}">${lines(block.text)}</p>`
    case 'link':
      return `<p style="${styles.text}"><a href="${escapeHtml(block.href)}" style="${styles.link}">${escapeHtml(block.label)}</a></p>`
    case 'code':
      return `<p style="${styles.code}">${escapeHtml(block.code)}</p>`
    case 'rows':
      return `${title(block.title)}<table style="${styles.rows}" cellpadding="0" cellspacing="0">${block.rows.map(writeRow).join('')}</table>`
    case 'lines':
      return `${title(block.title)}<p style="${styles.lines}">${lines(block.lines.join('\n'))}</p>`
    case 'quote':
      return `${title(block.title)}<blockquote style="${styles.quote}">${escapeHtml(block.text)}</blockquote>${
        block.from === '' ? '' : `<p style="${styles.lines};${styles.note}">${escapeHtml(block.from)}</p>`
      }`
  }
}

function writeRow({ label, value, note = '', isTotal = false }: MailDetailRow): string {
  const weight = isTotal ? `;border-top:1px solid ${line};font-weight:bold` : ''
  const below = note === '' ? '' : `<br><span style="${styles.note}">${escapeHtml(note)}</span>`
  return `<tr><th scope="row" style="${styles.label}${weight}">${escapeHtml(label)}${below}</th><td style="${styles.value}${weight}">${escapeHtml(value)}</td></tr>`
}

const title = (text: string) => `<h2 style="${styles.title}">${escapeHtml(text)}</h2>`

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
