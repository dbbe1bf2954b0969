import { uploadCalls } from '@store/api-client/contract/uploads'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { is, pipe, string, uuid } from 'valibot'
import type { AppDeps } from '../AppDeps.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { RateLimiter } from '../http/createRateLimiter.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { getRequestMessages } from '../http/getRequestMessages.ts'
import { HttpError } from '../http/HttpError.ts'
import type { StaffAuthenticator } from '../http/registerRoutes.ts'
import { toRoutePath } from '../http/toRoutePath.ts'
import { localize } from '../messages/localize.ts'
import type { ShownPhoto, UploadService } from './createUploadService.ts'
import { getStaffPhotoUrl, getUploadUrl } from './getUploadUrl.ts'
import { limitUploads } from './limitUploads.ts'

/**
 * Registers the routes and middleware around the upload calls: their limit and error format, and the routes that
 * serve photos to shoppers and to the merchant's staff.
 */
export function registerPhotoRoutes(
  app: Hono,
  deps: AppDeps,
  {
    uploads,
    sharedRateLimiter,
    authenticateStaff,
  }: {
    readonly uploads: UploadService
    readonly sharedRateLimiter: RateLimiter
    readonly authenticateStaff: StaffAuthenticator
  },
): void {
  const limit = limitUploads(deps, sharedRateLimiter)
  for (const { path } of Object.values(uploadCalls)) {
    app.use(toRoutePath(path), refuseInUploadForm, limit)
  }
  app.get('/api/uploads/:id', servePhoto(uploads, deps))
  const staffPath = getStaffPhotoUrl(`/api/${deps.brand.slug}`, ':number', ':id')
  app.get(staffPath, servePhotoToStaff(uploads, authenticateStaff))
}

/** Creates the handlers of the upload calls. */
export function uploadHandlers(service: UploadService): CallGroupHandlers<typeof uploadCalls> {
  const answer: CallGroupHandlers<typeof uploadCalls>['photo'] = async ({ file }, context) => {
    const { id, width, height } = await service.take(context, file)
    const uri = getUploadUrl(id)
    return {
      status_code: 200,
      error_code: '',
      message: '',
      data: { file: { fid: id, uri, image_url: uri, width, height } },
    }
  }
  return { photo: answer, photoBefore: answer }
}

/** Adds the error format of uploads (specification 2, section 3) to the general one. */
const refuseInUploadForm: MiddlewareHandler = async (c, next) => {
  await next()
  if (!(c.error instanceof HttpError)) return
  const { status } = c.error
  // A body that is too large to be parsed is too large for a photo.
  const isLarge = c.error.code === 'too_large'
  const code = isLarge ? 'photo_large' : c.error.code
  const messages = getRequestMessages(c)
  const message = isLarge ? messages.errors.photo.large : localize(c.error.text, messages)
  const field = c.error.field === undefined ? {} : { field: c.error.field }
  const body = { status: false, code, message, ...field, status_code: status, error_code: code }
  c.res = new Response(JSON.stringify(body), { status, headers: c.res.headers })
}

const servePhoto =
  (service: UploadService, deps: AppDeps) =>
  async (c: Context): Promise<Response> => {
    const id = readPhotoId(c)
    const shown = await service.show(await createRequestContext(c, deps), id)
    if (!shown) throw notFound()
    const headers = {
      // Browsers must revalidate the photo each time, because it must not be shown after a logout.
      'cache-control': 'private, no-cache',
      etag: `"${id}"`,
      vary: 'Cookie',
    }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    return sendPhoto(c, shown, headers)
  }

const servePhotoToStaff =
  (service: UploadService, authenticate: StaffAuthenticator) =>
  async (c: Context): Promise<Response> => {
    await authenticate(c.req.header('authorization') ?? '', 'viewer')
    const number = c.req.param('number') ?? ''
    const shown = /^MG-[A-Z0-9]{1,20}$/.test(number)
      ? await service.showToStaff(number, readPhotoId(c))
      : undefined
    if (!shown) throw notFound()
    return sendPhoto(c, shown, { 'cache-control': 'private, no-store' })
  }

function readPhotoId(c: Context): string {
  const id = c.req.param('id')
  if (!is(pipe(string(), uuid()), id)) throw notFound()
  return id
}

async function sendPhoto(
  c: Context,
  { row, open }: ShownPhoto,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const content = await open()
  if (!content) throw notFound()
  const whole = {
    ...headers,
    'content-type': `image/${row.format}`,
    'content-disposition': `inline; filename="photo.${row.format === 'png' ? 'png' : 'jpg'}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  }
  if (c.req.method !== 'HEAD') return c.body(content, 200, whole)
  await content.cancel()
  return c.body(null, 200, whole)
}

const notFound = () => new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
