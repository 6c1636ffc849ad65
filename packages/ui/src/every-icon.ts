import type { ComponentType } from 'react'
import type { IconProps } from './icons/icon.tsx'

type IconModule = Record<string, ComponentType<IconProps>>

const files = import.meta.glob<IconModule>('./icons/*.tsx', { eager: true })

/** Every icon there is, found by its file, so that a new one shows up by itself. */
export const icons: Array<[string, ComponentType<IconProps>]> = Object.entries(files).flatMap(([path, module]) => {
  const name = path.replace(/^.*\/|\.tsx$/g, '')
  const icon = Object.entries(module).find(([key]) => key.endsWith('Icon') && key !== 'Icon')?.[1]
  return icon ? [[name, icon] as [string, ComponentType<IconProps>]] : []
})
