/** What is passed on. */
export interface ShareContent {
  /** Its address, with scheme and host. */
  readonly url: string
  /** What it is called. */
  readonly title: string
  /** Address of its picture, with scheme and host. */
  readonly image?: string | undefined
}

/** Addresses at which what is shared can be passed on. */
export interface ShareLinks {
  readonly whatsApp: string
  readonly facebook: string
  readonly pinterest: string
}

/** The pages of WhatsApp, Facebook and Pinterest on which a shopper passes something on. */
export function shareLinks({ url, title, image }: ShareContent): ShareLinks {
  return {
    whatsApp: `https://wa.me/?${query({ text: `${title} ${url}` })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?${query({ url, media: image, description: title })}`,
  }
}

function query(fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
  // Not everyone who reads an address takes a plus for a space.
  return new URLSearchParams(given).toString().replaceAll('+', '%20')
}
