import { mountCart } from './shared/mountCart'

mountCart('root')
