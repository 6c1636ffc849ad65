/** JSON inside a `<script>`: a `</script>` in a text must not end it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
