export { createSignedInGuard } from './createSignedInGuard.ts'
export { createUserInfoWriter, type UserInfoWriter } from './createUserInfoWriter.ts'
export { createUserRepo, type EmailVerification, type NewUser, type UserRepo } from './createUserRepo.ts'
export { getVerifiedMobile } from './getVerifiedMobile.ts'
