/** Text that contains a Hebrew character runs from right to left. */
export const textDirection = (text: string) => (/\p{Script=Hebrew}/u.test(text) ? 'rtl' : 'ltr')
