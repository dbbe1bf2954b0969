import {
  array,
  boolean,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'

/** Web vitals: loading, responsiveness, visual stability, first paint, first byte. */
export const webVitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

/** A web vital of one page view. */
export interface WebVital {
  readonly name: (typeof webVitalNames)[number]
  /** Milliseconds; layout shift (CLS) has no unit. */
  readonly value: number
}

/** Web vitals of a page view by a visitor who consented to analytics; they identify neither visitor nor visit. */
export interface PageVitals {
  /** Name of the page, such as `product`. */
  readonly page: string
  readonly isMobile: boolean
  readonly vitals: readonly WebVital[]
}

// A maximum of ten minutes, because longer times come from suspended devices.
const longestMs = 600_000

/** POST the web vitals of a page view. The server counts them in its metrics and does not store them. */
export const recordWebVitals = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/web-vitals',
  summary: 'Counts how fast a page was for a visitor (LCP, INP, CLS, FCP, TTFB).',
  caller: 'public',
  form: 'beacon',
  rateClass: 'beacon',
  maxBody: 2 * 1024,
  input: pipe(
    strictObject({
      page: pipe(string(), maxLength(40), regex(/^[a-zA-Z]+$/)),
      is_mobile: boolean(),
      vitals: pipe(
        array(
          strictObject({
            name: picklist(webVitalNames),
            value: pipe(number(), minValue(0), maxValue(longestMs)),
          }),
        ),
        minLength(1),
        maxLength(2 * webVitalNames.length),
      ),
    }),
    transform(({ page, is_mobile, vitals }): PageVitals => ({ page, isMobile: is_mobile, vitals })),
  ),
  answer: object({ status: literal(true) }),
  encode: ({ page, isMobile, vitals }: PageVitals) => ({ page, is_mobile: isMobile, vitals: [...vitals] }),
})
