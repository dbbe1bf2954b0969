import { check, pipe, record, strictObject, string, unknown } from 'valibot'
import { defineCall } from '../call/index.ts'

/** URL path of `downloadData`, for a link that saves it as a file; `{brand}` is the brand's slug. */
export const downloadDataPath = '/api/{brand}/fa/users/my_data'

/** GET all data stored about the user, as one JSON file. */
export const downloadData = defineCall({
  method: 'GET',
  path: downloadDataPath,
  summary: 'Returns all data stored about the user, as a file.',
  caller: 'user',
  input: strictObject({}),
  // The content may have any fields but must not be empty, so that a user never saves an empty file as their data.
  answer: pipe(
    record(string(), unknown()),
    check((data) => Object.keys(data).some((name) => /\D/.test(name))),
  ),
  encode: () => ({}),
})
