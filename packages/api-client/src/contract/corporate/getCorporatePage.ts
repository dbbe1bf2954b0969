import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { corporatePage } from './CorporatePage.ts'

/** GET what the corporate landing page shows. */
export const getCorporatePage = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa-get-page-data/corporate',
  input: strictObject({}),
  answer: corporatePage,
  encode: () => ({}),
})
