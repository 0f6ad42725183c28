/** Articles of a company: those that name it, that it paid for, or that carry its tag. @param id SQL of its number */
export const articlesOfCompany = (
	id: string,
): string => `(select l.article_id from article_company l where l.company_id = ${id}
	union select s.article_id from article_tag s join tag t on t.id = s.tag_id where t.company_id = ${id})`;
