import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { CallerRole, CallMetadata } from './CallMetadata.ts'

/**
 * One API call: everything that the client, the reference API and the OpenAPI document need. Schemas parse the wire
 * into domain names; `encode` serializes a request to wire names.
 */
export interface Call<
  Request,
  Input extends GenericSchema,
  Answer extends GenericSchema,
  C extends CallerRole = CallerRole,
> extends CallMetadata<C> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path exactly as in the specification; `{brand}` is the brand's slug, other braces take fields of the input. */
  readonly path: string
  /** Names of input fields that are sent in the query although the call is not a GET. @default none */
  readonly query?: readonly string[] | undefined
  /** Encoding of the body; a `beacon` is JSON that may be sent as plain text. @default 'json' */
  readonly form?: 'json' | 'multipart' | 'beacon' | undefined
  /**
   * Whether the request sends the value of the visit's `fact` cookie as a header (specification 1, section 7). @default
   * false
   */
  readonly carriesFact?: boolean | undefined
  /** Schema of the wire request: fields not used by the path go to the query of a GET and to the body otherwise. */
  readonly input: Input
  /** Schema of the wire response, parsed into domain names; unknown fields are dropped. */
  readonly answer: Answer
  /** Largest body in bytes. */
  readonly maxBody: number
  /** Serializes the request to wire names. */
  readonly encode: (request: Request) => InferInput<Input>
}

/** Any call, for code that handles all calls alike. */
export type AnyCall = Call<never, GenericSchema, GenericSchema>

/** The calls of a group by method name of the client. */
export type CallGroup = Readonly<Record<string, AnyCall>>

/** The request as a caller passes it, in domain names. */
export type RequestOf<C extends AnyCall> = Parameters<C['encode']>[0]

/** The request as the server parses it, in domain names. */
export type ParsedRequestOf<C extends AnyCall> = InferOutput<C['input']>

/** The parsed response, in domain names. */
export type ResponseOf<C extends AnyCall> = Readonly<InferOutput<C['answer']>>

/** The response as a server serializes it, in wire names. */
export type SerializedResponseOf<C extends AnyCall> = InferInput<C['answer']>
