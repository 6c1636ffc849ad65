import type { SettingsKey } from '../settings.ts'
import type { Act } from './acts.ts'

/** What a record of settings is changed by. */
export const settingsAct = (key: SettingsKey): Act =>
  key === 'billing' ? 'settings.billing' : key === 'access' ? 'settings.access' : 'settings.write'
