import { mount } from './shared/mount'

mount('root')
