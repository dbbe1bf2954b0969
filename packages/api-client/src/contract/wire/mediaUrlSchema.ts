import { maxLength, pipe, rawCheck, regex, string } from 'valibot'
import { getAllowedImageHosts } from './parseScope.ts'
import { withFallback } from './withFallback.ts'

/**
 * URL of a picture or video: a path of the store, or an absolute https URL of a listed host (`imageHosts` of the
 * client).
 */
export const mediaUrlSchema = pipe(
  string(),
  maxLength(2000),
  regex(/^(?:\/(?![/\\])|https:\/\/[^/\\@?#]+\/)[^\s\\]*$/),
  rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.issues && !isAllowed(dataset.value))
      addIssue({ expected: 'a host of imageHosts', message: 'a host of imageHosts' })
  }),
)

const isAllowed = (url: string): boolean =>
  url.startsWith('/') || (URL.canParse(url) && getAllowedImageHosts().includes(new URL(url).host))

/**
 * URL that never loads, used instead of an invalid one, so that the picture's frame shows its error text. It has no
 * host, so the browser sends no request.
 */
export const brokenMediaUrl = 'data:,'

/** URL of a picture that its component can do without, such as in a cart line. */
export const mediaUrlWithFallbackSchema = withFallback(mediaUrlSchema, brokenMediaUrl)
