import { urls } from '../../../editions/urls';
import type { Article } from '../../../queries/article/article';
import { usePage } from '../../render/contexts';

/** What stands in place of the text of a protected article: a form that posts the password to the article's own address. */
export function Protected({ article, is_wrong = false }: { article: Article; is_wrong?: boolean }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<form className="prose protected" method="post" action={urls.article.href(edition, article)}>
			<h2>{words.protected_title}</h2>
			<p>{words.protected_line}</p>
			<label className="label" htmlFor="password">
				{words.password}
			</label>
			<div className="panel-search">
				<input
					className={is_wrong ? 'field is-error' : 'field'}
					id="password"
					name="password"
					type="password"
					required
					maxLength={200}
					autoComplete="off"
					aria-describedby={is_wrong ? 'password-error' : undefined}
				/>
				<button className="btn" type="submit">
					{words.open}
				</button>
			</div>
			{is_wrong && (
				<p className="error" id="password-error">
					{words.wrong_password}
				</p>
			)}
		</form>
	);
}
