import type { GenericSchema, InferOutput } from 'valibot'
import type { Call } from '../contract/call/index.ts'
import type { Result } from '../contract/problem/index.ts'

/** Sends one call and returns its result; never throws. */
export type CallSender = <Request, Input extends GenericSchema, Answer extends GenericSchema>(
  call: Call<Request, Input, Answer>,
  request: Request,
) => Promise<Result<InferOutput<Answer>>>
