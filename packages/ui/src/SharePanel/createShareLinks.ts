/** The content to share. */
export interface ShareContent {
  /** URL of the page, with scheme and host. */
  readonly url: string
  /** Title of the page. */
  readonly title: string
  /** URL of the picture, with scheme and host. */
  readonly image?: string | undefined
}

/** URLs of the share pages. */
export interface ShareLinks {
  readonly whatsApp: string
  readonly facebook: string
  readonly pinterest: string
}

/** Returns the share URLs of WhatsApp, Facebook and Pinterest. */
export function createShareLinks({ url, title, image }: ShareContent): ShareLinks {
  return {
    whatsApp: `https://wa.me/?${query({ text: `${title} ${url}` })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?${query({ url, media: image, description: title })}`,
  }
}

function query(fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
  // Spaces are encoded as `%20`, because not every server decodes a plus.
  return new URLSearchParams(given).toString().replaceAll('+', '%20')
}
