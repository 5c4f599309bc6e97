import React, { Component, PureComponent } from "react";

class Field extends PureComponent {
  static defaultProps = { label: "Field" };
  render() {
    const { label, name } = this.props;
    return <label>{label}<input name={name} /></label>;
  }
}

export default class Search extends Component {
  state = { wide: this.props.wide };
  renderMore() {
    if (!this.state.wide) {
      return null;
    }
    return <input type="date" name="since" />;
  }
  renderButtons = () => <div><button name="go" value="1">Go</button></div>;
  render() {
    const { query, error } = this.props;
    return React.createElement(React.Fragment, null, (
      <form toolname="search" tooldescription="Search in class">
        {error && <p className="error">{error}</p>}
        <input type="search" name="q" defaultValue={query} aria-description="What to find" required />
        <Field name="place" label="Place" />
        {this.renderMore()}
        {this.renderButtons()}
      </form>
    ));
  }
}
