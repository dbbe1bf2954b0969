import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { corporatePageContentSchema } from './CorporatePage.ts'

/** GET the content of the corporate landing page. */
export const getCorporatePage = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa-get-page-data/corporate',
  summary: 'Returns the content of the corporate gifts page.',
  caller: 'public',
  input: strictObject({}),
  answer: corporatePageContentSchema,
  encode: () => ({}),
})
