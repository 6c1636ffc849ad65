type Attributes = Record<string, string | boolean | number | undefined>
type Child = Node | string | null | false | undefined

/** `element('a', { href: '/faq', class: look }, 'Questions')`: text is set as text, never read as markup. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  made.append(
    ...children.filter((child): child is Node | string => child !== null && child !== false && child !== undefined),
  )
  return made
}
