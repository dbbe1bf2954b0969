/** A page of a bucket's list. */
export interface S3ObjectPage {
  readonly objects: readonly { readonly key: string; readonly at: Date }[]
  /** Continuation token of the next page, if any. */
  readonly next: string | undefined
}

/** Parses a bucket's list (ListObjectsV2). Its XML has one flat format, so no general XML parser is needed. */
export function parseS3List(xml: string): S3ObjectPage {
  const parts = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, part = '']) => part)
  const objects = parts.flatMap((part) => {
    const key = textOf(part, 'Key')
    const at = new Date(textOf(part, 'LastModified') ?? '')
    return key === undefined || Number.isNaN(at.getTime()) ? [] : [{ key, at }]
  })
  const isCut = textOf(xml, 'IsTruncated') === 'true'
  return { objects, next: isCut ? textOf(xml, 'NextContinuationToken') : undefined }
}

const textOf = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found?.replaceAll(/&(#x?[\da-f]+|lt|gt|quot|apos|amp);/gi, (whole, code: string) =>
    plain(whole, code),
  )
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function plain(whole: string, code: string): string {
  if (!code.startsWith('#')) return signs[code.toLowerCase()] ?? whole
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
}
