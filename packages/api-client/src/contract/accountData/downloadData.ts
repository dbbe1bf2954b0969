import { check, pipe, record, strictObject, string, unknown } from 'valibot'
import { defineCall } from '../call/index.ts'

/** Address of `downloadData`, for a link that saves it as a file; `{brand}` is the brand's slug. */
export const myDataPath = '/api/{brand}/fa/users/my_data'

/** GET all that is kept about the user, as one JSON file. */
export const downloadData = defineCall({
  method: 'GET',
  path: myDataPath,
  input: strictObject({}),
  // Whatever is kept may be in it, but something is: nobody saves an empty file as their data.
  answer: pipe(
    record(string(), unknown()),
    check((data) => Object.keys(data).some((name) => /\D/.test(name))),
  ),
  encode: () => ({}),
})
