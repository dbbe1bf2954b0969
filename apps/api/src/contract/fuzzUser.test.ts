import { fuzzCalls } from './fuzz/fuzzCalls.ts'

fuzzCalls('user')
