import { record, strictObject, string, unknown } from 'valibot'
import { defineCall } from '../call/index.ts'

/** Address of `downloadData`, for a link that saves it as a file; `{brand}` is the brand's slug. */
export const myDataPath = '/api/{brand}/fa/users/my_data'

/** GET all that is kept about the user, as one JSON file. */
export const downloadData = defineCall({
  method: 'GET',
  path: myDataPath,
  input: strictObject({}),
  answer: record(string(), unknown()),
  encode: () => ({}),
})
